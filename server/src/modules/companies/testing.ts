let given = 0;

/** A valid Turkish tax number (VKN) that no other company of this test file has. */
export function nextTaxNumber(): string {
  given += 1;
  const digits = String(100_000_000 + given * 7);
  const sum = [...digits].reduce((total, digit, at) => total + weighted(Number(digit), 9 - at), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function weighted(digit: number, place: number): number {
  const moved = (digit + place) % 10;
  const rest = (moved * 2 ** place) % 9;
  return moved !== 0 && rest === 0 ? 9 : rest;
}
