const id = 'area-problems';

/** Shows the compiler's errors over the page, which stays as it is. */
export function showProblems(area: string, problems: readonly string[]): void {
  const sheet = document.getElementById(id) ?? document.createElement('section');
  sheet.id = id;
  sheet.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = `${area} does not compile`;
  const text = document.createElement('pre');
  text.textContent = problems.join('\n\n');
  // Set one by one: the content security policy allows no style attributes.
  Object.assign(text.style, { margin: '0.5rem 0 0', whiteSpace: 'pre-wrap', font: '13px/1.5 monospace' });
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '1rem 1.5rem',
    borderTop: '3px solid #dc2626',
    background: '#1c1917',
    color: '#fafaf9',
  });
  sheet.replaceChildren(title, text);
  document.body.append(sheet);
}

export const hideProblems = (): void => document.getElementById(id)?.remove();
