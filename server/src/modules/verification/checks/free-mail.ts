/** Mail providers that anybody may use, so that an address there says nothing about a company. Last checked on 2026-11-24. */
export const freeMailDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.com.tr', 'hotmail.com', 'hotmail.com.tr'],
  ...['live.com', 'msn.com', 'yahoo.com', 'yahoo.com.tr', 'ymail.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de', 'gmx.net', 'gmx.ch', 'web.de'],
  ...['bluewin.ch', 'mynet.com', 'yandex.com', 'yandex.com.tr', 'yandex.ru', 'mail.ru', 'qq.com', '163.com'],
  ...['126.com', 'rediffmail.com', 'libero.it', 'orange.fr', 'wanadoo.fr', 'zoho.com'],
]);
