import { lines, path, steps } from '../ink/ink.ts';
import { type SheetOptions, sheet } from '../ink/sheet.ts';

/** For empty lists: two woven picks, and the shuttle halfway through the shed. */
export const halfWovenShed = (options: SheetOptions = {}): string =>
  sheet(
    { ...options, className: 'dw', frame: [0, 0, 132, 84] },
    path('M8 8h116v6H8zM8 70h116v6H8z', 'm f0') +
      lines(steps(15, 117, 6).map((x) => [x, 14, x, 70])) +
      path('M10 62H122M10 56H74', 'y') +
      path('M74 56l6-4h16l6 4-6 4H80z', 'm f1'),
  );
