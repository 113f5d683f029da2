import { pictureFormats, pictureSet } from 'shared-kit/contract/products';
import { Picture, type PictureProps } from 'shared-kit/ui';

/** A seller's photograph in the sizes and formats that the server makes. */
export function Photograph(props: Omit<PictureProps, 'sources'>) {
  const sources = pictureFormats.flatMap((format) => {
    const srcSet = pictureSet(props.src, format);
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
  return <Picture {...props} sources={sources} />;
}

export const isPhotograph = (address: string): boolean => address.startsWith('/media/');
