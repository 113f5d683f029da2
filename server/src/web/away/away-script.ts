/**
 * Asks, ever more rarely and never in step with others, whether the market can be reached, and only then loads the page
 * anew: a reload without an answer would end in the browser's own error page.
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
