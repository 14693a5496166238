/**
 * Shares work among hands that work at the same time, each on one piece. Returns the results in the order of the
 * pieces, whichever ended first.
 */
export async function shareOut<Hand, Piece, Result>(
  hands: readonly Hand[],
  pieces: readonly Piece[],
  work: (hand: Hand, piece: Piece) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  const left = pieces.entries()
  async function takeTurns(hand: Hand): Promise<void> {
    for (const [place, piece] of left) results[place] = await work(hand, piece)
  }
  await Promise.all(hands.map(takeTurns))
  return results
}
