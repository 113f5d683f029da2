/** Names of companies that papers must show; they hold ligatures and rare letters. */
export const namesByScript: Readonly<Record<string, string>> = {
  Arabic: 'شركة النسيج المتحدة خلال ثلاث سنوات',
  Persian: 'شرکت نساجی پارچه گچ ژاله',
  Urdu: 'ٹیکسٹائل کمپنی',
  Hebrew: 'חברת טקסטיל בע״מ',
  'Simplified Chinese': '上海纺织机械有限公司',
  'Traditional Chinese': '臺灣紡織機械股份有限公司',
  Japanese: '豊田自動織機株式会社のレピア織機ｶﾅ',
  Korean: '한국섬유기계 주식회사 뷁',
};
