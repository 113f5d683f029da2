import { drawProduct } from 'shared-kit/drawing';

/** Preview pictures for shared links, by route name. */
export default {
  shop: drawProduct({ kind: 'jet-dyeing', tubes: 2 }, { file: 'light', dims: false }),
};
