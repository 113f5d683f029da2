import { type KeyboardEvent, Suspense, useState } from 'react';
import type { DocumentMediaType } from 'shared-kit/contract/documents';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { lazyPart } from 'shared-kit/shell';
import { Loading, Note, Skeleton, Text } from 'shared-kit/ui';
import { useText } from '../use-text.ts';
import { PictureView } from './picture-view.tsx';
import { readFile } from './read-file.ts';
import styles from './viewer.module.css';
import { ViewerTools } from './viewer-tools.tsx';

const PdfView = lazyPart(() => import('./pdf-view.tsx'));

/** Asked once for each time that somebody looks: the server writes every opening down. */
const fileQuery = (address: string) =>
  queryOptions({
    queryKey: ['document-file', address],
    queryFn: ({ signal }) => readFile(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type Props = {
  /** What the document is called on the page. */
  name: string;
  mediaType: DocumentMediaType;
  /** Where its bytes are. */
  address: string;
};

/** Shows a document in the page: PDFs on a canvas, pictures as pictures. */
export function DocumentViewer({ name, mediaType, address }: Props) {
  const query = useQuery(fileQuery(address));
  return (
    <Answer query={query} loading={<Skeleton shape="block" className={styles.waiting} />}>
      {(file) => <Shown file={file} name={name} mediaType={mediaType} />}
    </Answer>
  );
}

const zooms = [1, 1.5, 2, 3];

function Shown({ file, name, mediaType }: { file: Blob; name: string; mediaType: DocumentMediaType }) {
  const t = useText();
  const [pages, setPages] = useState(0);
  const [at, setAt] = useState(1);
  const [zoomAt, setZoomAt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const isPdf = mediaType === 'application/pdf';
  const turn = (to: number) => setAt(Math.min(Math.max(to, 1), Math.max(pages, 1)));
  const zoomTo = (to: number) => setZoomAt(Math.min(Math.max(to, 0), zooms.length - 1));
  const press = (event: KeyboardEvent) => {
    const act = keys({ at, pages, zoomAt, turn, zoomTo })[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  if (isBroken) return <Note tone="danger" role="alert" title={t('viewer.broken')} />;
  const view = {
    file,
    zoom: zooms[zoomAt] ?? 1,
    label: isPdf ? t('viewer.page-of', { name, page: at, pages }) : name,
    onOpen: setPages,
    onBroken: () => setBroken(true),
  };
  return (
    <Stack gap="2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <section className={styles.frame} aria-label={name} tabIndex={0} onKeyDown={press}>
        {isPdf ? (
          <Suspense fallback={<Waiting />}>
            <PdfView {...view} at={at} />
          </Suspense>
        ) : (
          <PictureView {...view} type={mediaType} />
        )}
        {pages === 0 && isPdf && <Waiting />}
      </section>
      <ViewerTools name={name} {...{ at, pages, turn, zoomAt, zoomTo, zooms }} />
      <Text look="small" tone="muted" className={styles.hint}>
        {t('viewer.keys')}
      </Text>
    </Stack>
  );
}

function Waiting() {
  const t = useText();
  return (
    <Loading label={t('viewer.loading')}>
      <Skeleton shape="block" className={styles.waiting} />
    </Loading>
  );
}

type Place = Readonly<{
  at: number;
  pages: number;
  zoomAt: number;
  turn: (to: number) => void;
  zoomTo: (to: number) => void;
}>;

const keys = ({ at, pages, zoomAt, turn, zoomTo }: Place): Readonly<Record<string, () => void>> => ({
  PageDown: () => turn(at + 1),
  PageUp: () => turn(at - 1),
  Home: () => turn(1),
  End: () => turn(pages),
  '+': () => zoomTo(zoomAt + 1),
  '-': () => zoomTo(zoomAt - 1),
  0: () => zoomTo(0),
});
