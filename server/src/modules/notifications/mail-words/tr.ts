import type { MailWords } from './mail-words.ts';

const openQuote = 'Teklifi aç';
const openRfq = 'Talebi aç';
const openCompany = 'Firma bilgilerini aç';
const inTheirWords = 'Kendi ifadesiyle: {reason}';
const staffNote = 'Pazar ekibinin notu: {reason}';

export const turkish: MailWords = {
  'rfq-received': {
    subject: '{number}: yeni teklif talebi, {company}',
    body: ['{company} size {number} numaralı teklif talebini gönderdi ve teklifinizi bekliyor.'],
    action: openRfq,
  },
  'rfq-info-asked': {
    subject: '{number}: {company} bilgi istiyor',
    body: ['{company}, {number} için teklif verebilmek üzere sizden yanıt bekliyor.'],
    action: openRfq,
  },
  'rfq-info-given': {
    subject: '{number}: {company} yanıt verdi',
    body: ['{company}, {number} hakkındaki sorunuzu yanıtladı. Artık teklifinizi hazırlayabilirsiniz.'],
    action: openRfq,
  },
  'rfq-declined': {
    subject: '{number}: {company} teklif vermiyor',
    body: ['{company}, {number} için teklif vermeyecek.', inTheirWords],
    action: openRfq,
  },
  'rfq-withdrawn': {
    subject: '{number}: {company} talebini geri çekti',
    body: ['{company}, {number} için artık teklif istemiyor.', inTheirWords],
    action: openRfq,
  },
  'rfq-not-selected': {
    subject: '{number}: başka bir teklif seçildi',
    body: [
      '{company} başka bir üreticinin teklifini kabul etti. {number} kapandı; yapmanız gereken bir şey yok.',
    ],
    action: openRfq,
  },
  'rfq-expired': {
    subject: '{number}: süresinde teklif gelmedi',
    body: ['{number} numaralı talebi yanıtlama süresi doldu. Karşı taraf: {company}.'],
    action: openRfq,
  },
  'quote-received': {
    subject: '{number}: {company}, {version}. sürümü gönderdi',
    body: ['{company}, {number} için teklifinin {version}. sürümünü gönderdi. Kararınız bekleniyor.'],
    action: openQuote,
  },
  'quote-countered': {
    subject: '{number}: karşı teklif, {company}',
    body: ['{company}, {number} için verdiğiniz teklifin {version}. sürümüne karşı teklifle yanıt verdi.'],
    action: openQuote,
  },
  'quote-counter-withdrawn': {
    subject: '{number}: {company} karşı teklifini geri çekti',
    body: ['{number} için teklifinizin {version}. sürümü gönderdiğiniz haliyle geçerli.'],
    action: openQuote,
  },
  'quote-offer-kept': {
    subject: '{number}: {company} teklifini koruyor',
    body: ['{company}, {number} için teklifinin {version}. sürümünü değiştirmiyor. Kararınız bekleniyor.'],
    action: openQuote,
  },
  'quote-renewal-asked': {
    subject: '{number}: {company} teklifin yenilenmesini istiyor',
    body: [
      '{number} için teklifinizin {version}. sürümünün süresi doldu. {company} yeni bir teklif istiyor.',
    ],
    action: openQuote,
  },
  'quote-approval-awaited': {
    subject: '{number}: onayınız bekleniyor',
    body: ['{person}, {number} için {company} teklifini kabul etmek istiyor. Tutar onay limitinin üzerinde.'],
    action: openQuote,
  },
  'quote-approval-given': {
    subject: '{number}: onaylandı ve kabul edildi',
    body: ['{person}, talebiniz üzerine {number} için {company} teklifini kabul etti.'],
    action: openQuote,
  },
  'quote-approval-refused': {
    subject: '{number}: onay verilmedi',
    body: ['{person}, {number} için {company} teklifinin kabul edilmesine onay vermedi.', inTheirWords],
    action: openQuote,
  },
  'quote-accepted': {
    subject: '{number}: teklifiniz kabul edildi, {company}',
    body: [
      '{company}, {number} için teklifinizin {version}. sürümünü kabul etti.',
      'İki firmanın neyle ve ne zamandan beri bağlı olduğu kabul teyidinde yazar.',
    ],
    action: openQuote,
  },
  'quote-accepted-by-us': {
    subject: '{number}: {person} teklifi kabul etti, {company}',
    body: ['{person}, {number} için {company} teklifinin {version}. sürümünü firmanız adına kabul etti.'],
    action: openQuote,
  },
  'quote-declined': {
    subject: '{number}: {company} teklifinizi kabul etmedi',
    body: ['{company}, {number} için teklifinizin {version}. sürümünü kabul etmedi.', inTheirWords],
    action: openQuote,
  },
  'quote-withdrawn': {
    subject: '{number}: {company} teklifini geri çekti',
    body: ['{company}, {number} için teklifinin {version}. sürümünü geri çekti.', inTheirWords],
    action: openQuote,
  },
  'quote-acceptance-withdrawn': {
    subject: '{number}: {company} kabulünü geri çekti',
    body: [
      '{company} süresinde finansman bulamadı ve {number} için {version}. sürüme verdiği kabulü geri çekti.',
      inTheirWords,
    ],
    action: openQuote,
  },
  'quote-expired': {
    subject: '{number}: teklifin süresi doldu',
    body: ['{number} için teklifin {version}. sürümünün süresi doldu. Karşı taraf: {company}.'],
    action: openQuote,
  },
  'quote-message': {
    subject: '{number}: yeni mesaj, {company}',
    body: ['{person} ({company}), {number} hakkında size yazdı.'],
    action: 'Mesajı oku',
  },
  'rfq-reply-due': {
    subject: '{number}: teklif için son gün {day}',
    body: ['{company}, {number} için teklifinizi en geç {day} tarihine kadar bekliyor.'],
    action: openRfq,
  },
  'rfq-answer-due': {
    subject: '{number}: yanıtınız {day} tarihine kadar bekleniyor',
    body: ['{company}, {number} için yanıtınızı bekliyor. Teklif gelmezse talep {day} tarihinde sona erer.'],
    action: openRfq,
  },
  'quote-expires-soon': {
    subject: '{number}: teklif {day} tarihine kadar geçerli',
    body: [
      '{number} için teklifin {version}. sürümünün süresi {day} tarihinde doluyor. Karşı taraf: {company}.',
    ],
    action: openQuote,
  },
  'case-about-quote': {
    subject: '{number}: pazar ekibi okuyabilir',
    body: [
      'Pazar ekibinden {person} bir inceleme açtı ve {number} numaralı kaydı 24 saat boyunca okuyabilir. Gerekçe: {reason}',
      'Kimin ne zaman baktığını iki firma da teklif sayfasında görür.',
    ],
    action: openQuote,
  },
  'case-about-company': {
    subject: '{company}: pazar ekibi tekliflerinizi okuyabilir',
    body: [
      'Pazar ekibinden {person} bir inceleme açtı ve {company} tekliflerini 24 saat boyunca okuyabilir. Gerekçe: {reason}',
      'Okunan her teklifte kimin ne zaman baktığı görünür.',
    ],
    action: openCompany,
  },
  'company-submitted': {
    subject: '{company} doğrulama bekliyor',
    body: ['{company} bilgilerini incelemeye gönderdi.'],
    action: 'Doğrulamayı aç',
  },
  'company-in-review': {
    subject: '{company} inceleniyor',
    body: ['Pazar ekibi {company} bilgilerini inceliyor.'],
    action: openCompany,
  },
  'company-changes-requested': {
    subject: '{company}: düzeltme gerekiyor',
    body: [
      'Pazar ekibi {company} bilgilerinde düzeltme istiyor: {reason}',
      'Düzeltip yeniden gönderdiğinizde inceleme sürer.',
    ],
    action: openCompany,
  },
  'company-approved': {
    subject: '{company} onaylandı',
    body: ['{company} artık teklif isteyebilir, ürün yayımlayabilir ve teklif verebilir.', staffNote],
    action: openCompany,
  },
  'company-rejected': {
    subject: '{company} onaylanmadı',
    body: ['Pazar ekibi {company} başvurusunu onaylamadı. Gerekçe: {reason}'],
    action: openCompany,
  },
  'company-suspended': {
    subject: '{company} askıya alındı',
    body: [
      'Yeni bir bildirime kadar {company} ne teklif isteyebilir ne de teklif verebilir. Gerekçe: {reason}',
      'Kayıtlarınızı okumaya devam edebilirsiniz.',
    ],
    action: openCompany,
  },
  'company-reinstated': {
    subject: '{company} yeniden onaylandı',
    body: ['{company} artık askıda değil. Her şey eskisi gibi çalışıyor.', staffNote],
    action: openCompany,
  },
};
