import { useId, useState } from 'react';
import type { DocumentAnswer } from 'shared-kit/contract/documents';
import { Button, VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../use-text.ts';
import { DocumentViewer } from './document-viewer.tsx';
import styles from './viewer.module.css';

type File = Pick<NonNullable<DocumentAnswer['file']>, 'mediaType'>;
type Props = { file: File; name: string; address: string };

/** A button that shows the document below itself, and hides it again. */
export function ShowDocument({ file, name, address }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.shown}>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{t(isOpen ? 'viewer.hide' : 'viewer.show')}</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <div id={id}>
        {isOpen && <DocumentViewer name={name} mediaType={file.mediaType} address={address} />}
      </div>
    </div>
  );
}
