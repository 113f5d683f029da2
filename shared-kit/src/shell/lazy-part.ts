import { type ComponentType, createElement, lazy } from 'react';
import { create } from 'zustand';

export type LoadedPart<Props> = { default: ComponentType<Props> };
/**
 * Loads a part. `renew` makes the page load a needed part anew; it is null for one that the page is complete without.
 * Rejects if the part can't be had and nothing can be shown in its place.
 */
export type PartLoader = <Props>(
  load: () => Promise<LoadedPart<Props>>,
  renew: (() => void) | null,
) => Promise<LoadedPart<Props>>;

let loader: PartLoader = (load) => load();

/** The host decides what happens if a part's file doesn't come. */
export const loadPartsBy = (by: PartLoader): void => {
  loader = by;
};

/**
 * A part of a page whose code loads when it is first shown, such as a dialog. If its file doesn't come, it is tried
 * again, the page is reloaded once, and then a note offers another try. With `instead` the page is complete
 * without the part: that is shown in its place, and nothing is reloaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<LoadedPart<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  const made = (): ComponentType<Props> => {
    const Part: ComponentType<Props> = lazy(() =>
      instead
        ? loader(load, null).catch(() => ({ default: instead }))
        : loader(load, () => part.getState().Part === Part && part.setState({ Part: made() })),
    );
    return Part;
  };
  const part = create(() => ({ Part: made() }));
  return function LazyPart(props) {
    return createElement(
      part(({ Part }) => Part),
      props,
    );
  };
}
