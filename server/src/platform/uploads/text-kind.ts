import { isUtf8 } from 'node:buffer';

const headBytes = 1000;

/** Whether a file is text, and whether in UTF-8. A page or a drawing that a browser might run begins with a tag. */
export function textKind(content: Buffer): 'text' | 'old-text' | null {
  if (isUtf8(content)) {
    if (beginsWithTag(content)) return null;
    if (!hasControls(content)) return 'text';
  }
  const head = content.subarray(0, headBytes);
  return !head.includes(0) || isUtf16(head) ? 'old-text' : null;
}

/** Of the two bytes of a letter in UTF-16 mostly the same one is zero; in a program either is. */
function isUtf16(head: Buffer): boolean {
  if (/^(\xff\xfe|\xfe\xff)/.test(head.toString('latin1'))) return true;
  const zeros = [0, 1].map((side) => head.filter((byte, at) => byte === 0 && at % 2 === side).length);
  return Math.max(...zeros) > head.length / 4 && Math.min(...zeros) * 10 < Math.max(...zeros);
}

/** Tabs, line breaks and page breaks are none. A table may have 40 MB, which `some` takes six times as long for. */
function hasControls(content: Buffer): boolean {
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f) return true;
  }
  return false;
}

function beginsWithTag(content: Buffer): boolean {
  const mark = content.subarray(0, 3).equals(Buffer.from('\ufeff')) ? 3 : 0;
  const first = content.findIndex((byte, at) => at >= mark && byte > 0x20);
  return first >= 0 && /^<[!?\p{L}]/u.test(content.subarray(first, first + 8).toString());
}
