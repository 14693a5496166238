/** Something that `make check` refuses. */
export interface Finding {
  /** Where it was found, like `src/floor/room/file.ts:12`. */
  place: string
  problem: string
}
