/** The files of a box among those that were picked. */

export interface BoxFile {
  readonly name: string;
  readonly file: File;
}

/** The text files, whether two of them have one name, and how large they are; a folder may hold pictures and notes too. */
export function boxFiles(picked: readonly File[]): { files: BoxFile[]; twice: string; size: number } {
  const files = picked.filter(({ name }) => name.endsWith(".toml")).map((file) => ({ name: file.name, file }));
  const names = files.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) < place) ?? "";
  return { files, twice, size: files.reduce((sum, { file }) => sum + file.size, 0) };
}
