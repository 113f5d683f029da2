import { countedAsThread } from '../threads/index.ts';

/** Threads of the library for pictures can't be ended. The largest picture takes two seconds. */
export const picturePatience = { seconds: 8 } as const;

type PictureVerdict = 'fine' | 'broken' | 'pixels' | 'too-complex';

/** Says whether a picture can be read to its end. One with too many pixels, in all its frames, is refused by its head and costs nothing. */
export const judgePicture = (picture: string | Buffer, mostPixels: number): Promise<PictureVerdict> =>
  countedAsThread(async () => {
    // Its library is large, and few processes read a picture: the first one loads it.
    const { default: sharp } = await import('sharp');
    const size = await sharp(picture, { limitInputPixels: false, animated: true })
      .metadata()
      .catch(() => null);
    if (!size?.width || !size.height) return 'broken';
    if (size.width * size.height > mostPixels) return 'pixels';
    return sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout(picturePatience)
      .resize(8)
      .raw()
      .toBuffer()
      .then(
        () => 'fine',
        (error: Error) => (error.message.startsWith('timeout') ? 'too-complex' : 'broken'),
      );
  });
