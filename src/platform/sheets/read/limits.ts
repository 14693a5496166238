const MIB = 2 ** 20

/** Limits of a file. Each number bounds memory or time that a hostile file could take; real files stay far below. */
export const limits = {
  /** SINAN's widest layout has 131 columns. */
  columns: 500,
  /** Bytes of one record of text, or characters of one row of a sheet. A quote that is never closed ends here. */
  record: 64 * 1024,
  /** Size of all rows of a batch. A batch of larger rows is handed over before it is full. */
  batch: 16 * MIB,
  /** Bytes that a packed file may grow to. The upload itself is at most 2 GiB. */
  inflated: 8 * 1024 * MIB,
  /**
   * How many times its size a packed file may grow. Real files of SINAN were measured at 7 to 19 times. A bomb is near
   * 1,000, the most that the method can reach. Small files are not judged, because their size bounds them enough.
   */
  ratio: 100,
  ratioFrom: 100 * MIB,
  /** Rows above a header. */
  titles: 50,
  zipEntries: 10_000,
  /** Excel's own limit. */
  sheetRows: 1_048_576,
  sheets: 1_000,
  cellStyles: 100_000,
  sharedStrings: 4_000_000,
  sharedBytes: 128 * MIB,
  /** Characters of XML without the end of a tag. A cell has 32,767 at most. */
  xmlPiece: MIB,
  xmlDepth: 100,
  /** Bytes of a part of a workbook other than a sheet or the list of texts. */
  xmlPart: 64 * MIB
} as const
