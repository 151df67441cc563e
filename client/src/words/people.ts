/** People and bots by name. */
import { begun, lookUp, t } from "./index.svelte";

/** How a bot plays, in a word; one that the operator of the server brings has a name of its own. */
export const botWord = (bot: string): string => lookUp(`bot-${bot}`) ?? bot;

/** A sentence about how a bot plays, or that the operator of the server brings it. */
export const aboutBot = (bot: string): string => lookUp(`about-bot-${bot}`) ?? t("about-bot-own");

/** A bot by its way of playing and its seat. */
export function botName(bot: string, seat: number): string {
  const name = lookUp(`bot-${bot}`) ? t("bot-named", { bot: botWord(bot) }) : bot;
  return `${begun(name)} ${String(seat + 1)}`;
}

/** Who played a seat of a finished game. */
export function playedName(seat: { seat: number; name: string; bot: string }): string {
  return seat.bot ? botName(seat.bot, seat.seat) : seat.name;
}

/** Who sits in a seat, or that it is free. */
export function seatName(seat: { kind: string; name: string; bot: string }, place: number): string {
  if (seat.kind === "bot") return botName(seat.bot, place);
  return seat.kind === "person" ? seat.name : t("lobby-free");
}
