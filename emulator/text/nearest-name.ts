/**
 * The known name that was most likely meant: one that differs only in case, or in few letters for its length.
 *
 * @returns `undefined` if no name is near
 */
export function nearestName(name: string, knownNames: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let smallest = Infinity;
  let lowerCase: string | undefined;
  for (const known of knownNames) {
    const allowed = Math.max(1, Math.floor(known.length / 3));
    // Each letter of difference in length has to be added or removed. Names from clients can have any length.
    if (Math.abs(name.length - known.length) > allowed) continue;
    lowerCase ??= name.toLowerCase();
    const distance = editDistance(lowerCase, known.toLowerCase());
    if (distance < smallest && distance <= allowed) {
      nearest = known;
      smallest = distance;
    }
  }
  return nearest;
}

/** How many letters must be added, removed, replaced or swapped with their neighbour to turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = distanceAt(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let distance = Math.min(replaced, distanceAt(last, column) + 1, distanceAt(current, column - 1) + 1);
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        distance = Math.min(distance, distanceAt(beforeLast, column - 2) + 1);
      }
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return distanceAt(last, to.length);
}

function distanceAt(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
