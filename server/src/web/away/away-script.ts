/**
 * Checks at growing, random intervals whether the market is reachable, and reloads the page only then: reloading
 * without an answer would show the browser's own error page.
 */
export const awayScript = `
(() => {
  const again = document.getElementById('again');
  const tried = document.getElementById('tried');
  let pause = 3000;
  let timer;
  const isThere = () => fetch('/api/ready', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  const attempt = async () => {
    clearTimeout(timer);
    if (await isThere()) return location.reload();
    tried.textContent = tried.dataset.words + ' ' + new Date().toLocaleTimeString(document.documentElement.lang, { hourCycle: 'h23' });
    timer = setTimeout(attempt, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 1.4, 15000);
  };
  again.addEventListener('click', (event) => {
    event.preventDefault();
    pause = 3000;
    attempt();
  });
  addEventListener('online', attempt);
  timer = setTimeout(attempt, pause * (0.75 + Math.random() / 2));
})();
`;
