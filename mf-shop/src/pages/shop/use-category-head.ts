import { useEffect } from 'react';
import { type Category, categoryAddress, categoryDescription } from 'shared-kit/contract/categories';
import { splitLocale } from 'shared-kit/contract/languages';
import { useLocation } from 'shared-kit/router';

/**
 * Makes the document's head that of a category's page. The host writes it for the listing, by path alone, in a layout
 * effect; an effect runs after that.
 */
export function useCategoryHead(category: Category | undefined): void {
  const { pathname } = useLocation();
  const { id, name } = category ?? {};
  useEffect(() => {
    if (id === undefined || name === undefined) return;
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[data-head]');
    const description = document.head.querySelector<HTMLMetaElement>('meta[data-head][name=description]');
    const undo = [...links].map((link) => {
      const [listing = ''] = link.href.split('?');
      link.href = categoryAddress(listing, id);
      return () => {
        link.href = listing;
      };
    });
    if (description) {
      const ofListing = description.content;
      description.content = categoryDescription(name, splitLocale(pathname).locale);
      undo.push(() => {
        description.content = ofListing;
      });
    }
    return () => {
      for (const step of undo) step();
    };
  }, [id, name, pathname]);
}
