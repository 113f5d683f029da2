import { drawProduct } from 'shared-kit/drawing';

/** What stands for a page where its link is shared, by the page's route. */
export default {
  shop: drawProduct({ kind: 'jet-dyeing', tubes: 2 }, { file: 'light', dims: false }),
};
