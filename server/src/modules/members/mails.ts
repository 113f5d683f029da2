import { type MailTemplate, mailAddressHint } from '../accounts/index.ts';
import type { CompanyRole } from './member-rules.ts';

type Invited = Readonly<{
  brandName: string;
  company: string;
  inviter: string;
  role: CompanyRole;
  url: string;
}>;

const roleNames = {
  en: { owner: 'owner', approver: 'approver', member: 'member' },
  tr: { owner: 'sahip', approver: 'onaylayan', member: 'üye' },
} as const;

export const invitationMail: MailTemplate<Invited> = {
  en: ({ brandName, company, inviter, role, url }) => ({
    subject: `${inviter} invites you to ${company}`,
    before: [
      'Hello,',
      `${inviter} invites you to work for ${company} on ${brandName}, the marketplace for textile machinery and textiles. Your role: ${roleNames.en[role]}.`,
    ],
    action: { label: 'See the invitation', url },
    after: [
      "The link works once and for 7 days. Whoever has it can join in your place, so don't pass it on.",
      'If you do not know the company, you need not do anything.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ brandName, company, inviter, role, url }) => ({
    subject: `${company}: davetiniz var`,
    before: [
      'Merhaba,',
      `${inviter}, tekstil makineleri ve tekstil ürünleri pazarı ${brandName} üzerinde ${company} adına çalışmanız için sizi davet ediyor. Rolünüz: ${roleNames.tr[role]}.`,
    ],
    action: { label: 'Daveti gör', url },
    after: [
      'Bağlantı bir kez ve 7 gün süreyle kullanılabilir. Bağlantıya sahip olan herkes sizin yerinize katılabilir; kimseyle paylaşmayın.',
      'Firmayı tanımıyorsanız bir şey yapmanıza gerek yoktur.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

export const removedMail: MailTemplate<Readonly<{ name: string; brandName: string; company: string }>> = {
  en: ({ name, brandName, company }) => ({
    subject: `You no longer belong to ${company}`,
    before: [
      `Hello ${name},`,
      `An owner of ${company} has removed you from the company on ${brandName}. Your own account stays; you can still sign in and browse.`,
    ],
    after: [],
  }),
  tr: ({ name, brandName, company }) => ({
    subject: `${company}: üyeliğiniz sona erdi`,
    before: [
      `Sayın ${name},`,
      `${company} firmasının bir sahibi sizi ${brandName} üzerindeki firma üyeliğinden çıkardı. Hesabınız duruyor; giriş yapıp ürünlere bakmaya devam edebilirsiniz.`,
    ],
    after: [],
  }),
};
