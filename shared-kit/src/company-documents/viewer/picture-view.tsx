import { useEffect, useState } from 'react';
import styles from './viewer.module.css';

type Props = {
  file: Blob;
  type: string;
  zoom: number;
  label: string;
  onOpen: (pages: number) => void;
  onBroken: () => void;
};

/** A picture as the browser shows it. At zoom 1 it is as wide as its frame. */
export function PictureView({ file, type, zoom, label, onOpen, onBroken }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  return (
    address && (
      <div className={styles.page}>
        <img
          src={address}
          alt={label}
          style={{ width: `${zoom * 100}%` }}
          onLoad={() => onOpen(1)}
          onError={onBroken}
        />
      </div>
    )
  );
}
