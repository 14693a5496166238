const MIB = 2 ** 20

/** What a file may hold at most. Each number bounds memory or time that a hostile file could take; real files stay far below. */
export const limits = {
  /** SINAN's widest layout has 131 columns. */
  columns: 500,
  /** Bytes of one record of text, characters of one row of a sheet. A quote that is never closed ends here. */
  record: 64 * 1024,
  /** The same of all rows of a batch, which is given before it is full when its rows are that large. */
  batch: 16 * MIB,
  /** Bytes that a packed file may grow to; the upload itself is at most 2 GiB. */
  inflated: 8 * 1024 * MIB,
  /**
   * How many times its size a packed file may grow. Real files of SINAN were measured at 7 to 19 times, and a bomb
   * is near 1,000, which is the most that the method can do. Small files are not judged: their size is bound enough.
   */
  ratio: 100,
  ratioFrom: 100 * MIB,
  zipEntries: 10_000,
  /** As many as Excel has. */
  sheetRows: 1_048_576,
  sheets: 1_000,
  cellStyles: 100_000,
  sharedStrings: 4_000_000,
  sharedBytes: 128 * MIB,
  /** Characters of XML without the end of a tag; a cell has 32,767 at most. */
  xmlPiece: MIB,
  xmlDepth: 100,
  /** Bytes of a part of a workbook that is no sheet and no list of texts. */
  xmlPart: 64 * MIB
} as const
