import { Stack } from 'shared-kit/layout';

/** What a term states, each on a line of its own; a dash where nothing is stated. */
export function TermLines({ lines }: { lines: readonly string[] }) {
  if (lines.length < 2) return <span>{lines[0] ?? '–'}</span>;
  return (
    <Stack as="ul" gap="1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
