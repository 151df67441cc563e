"""Analysis: what each option of a recorded game was worth, judged by what its player could know."""

from heptapolis.analysis.analysis import Analysis, analyze
from heptapolis.analysis.calibration import Reliability, calibrate
from heptapolis.analysis.choices import JudgedChoice, judge
from heptapolis.analysis.estimates import Estimate
from heptapolis.analysis.grades import Grade

__all__ = ["Analysis", "Estimate", "Grade", "JudgedChoice", "Reliability", "analyze", "calibrate", "judge"]
