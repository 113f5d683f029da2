import type { ReactNode } from 'react';
import { sayFrom } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import { asElement, Text, TextLink } from 'shared-kit/ui';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

type Props = {
  file: Readonly<{ name: string; url: string | null; isHeld: boolean }>;
  className?: string | undefined;
  /** The file's name, unless something else stands here. */
  children?: ReactNode;
};

/** Saves a file of the market's. One that is held is no link, and says so; one without an address is its name alone. */
export function FileLink({ file: { name, url, isHeld }, className, children = name }: Props) {
  const locale = useLocale();
  if (url !== null)
    return (
      <TextLink className={className} href={url} download={name}>
        {children}
      </TextLink>
    );
  return (
    <span className={className}>
      {asElement(children)}
      {isHeld && (
        <Text as="span" tone="muted">
          {` (${say(locale, 'file.held')})`}
        </Text>
      )}
    </span>
  );
}
