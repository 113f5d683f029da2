/** How somebody signs for a company, as its accepted document says. */
export type SigningPower = Readonly<{
  signs: 'alone' | 'jointly';
  /** The group that the document puts them in, such as A. */
  group: string | null;
  /** Jointly with one of this group; null for anybody who signs jointly. */
  withGroup: string | null;
}>;

const accepts = ({ withGroup }: SigningPower, { group }: SigningPower): boolean =>
  withGroup === null || withGroup === group;

/** Whether these people together bind their company: one who signs alone, or two whose powers fit each other. */
export const isBinding = (people: readonly SigningPower[]): boolean =>
  people.some(
    (one, at) =>
      one.signs === 'alone' ||
      people.slice(at + 1).some((other) => accepts(one, other) && accepts(other, one)),
  );
