/**
 * Shares work among hands that work at the same time, each on one piece, as soon as they have come. Returns the results
 * in the order of the pieces, whichever ended first. `hands` is given a function that says how many pieces nobody has
 * taken yet.
 */
export async function shareOut<Hand, Piece, Result>(
  hands: (left: () => number) => AsyncIterable<Hand>,
  pieces: readonly Piece[],
  work: (hand: Hand, piece: Piece) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  const working: Promise<void>[] = []
  let taken = 0
  async function takeTurns(hand: Hand): Promise<void> {
    while (taken < pieces.length) {
      const place = taken++
      results[place] = await work(hand, pieces[place]!)
    }
  }
  for await (const hand of hands(() => pieces.length - taken)) {
    const turns = takeTurns(hand)
    // A failure is told below, when all hands have come.
    turns.catch(() => {})
    working.push(turns)
  }
  await Promise.all(working)
  return results
}
