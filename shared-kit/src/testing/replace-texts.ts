/** Puts other text nodes in place of those of an element, as a browser does that translates the page. */
export function replaceTexts(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const around = document.createElement('font');
    around.append(text.nodeValue ?? '');
    text.parentNode?.replaceChild(around, text);
  }
}
