import type { CompanyKey } from './companies.ts';

type Person = Readonly<{ name: string; email: string; locale: 'en' | 'tr' }>;
type Application = Readonly<{
  taxNumber: string;
  taxOffice?: string;
  line1: string;
  postalCode?: string;
  /** The person who registered it; signs in with the demo password but isn't among the listed accounts. */
  owner: Person;
  /** A second person, who signs together with the owner. */
  partner?: Person;
}>;

/** The statements of companies under verification. Two of them state the same tax number. */
export const demoApplications: Readonly<Partial<Record<CompanyKey, Application>>> = {
  yesildere: {
    taxNumber: '9630147251',
    taxOffice: 'Pamukkale',
    line1: 'Organize Sanayi Bölgesi 7. Cadde No: 12',
    postalCode: '20330',
    owner: { name: 'Nuray Demirtaş', email: 'nuray@yesildere.example', locale: 'tr' },
  },
  gokirmak: {
    taxNumber: '3817462053',
    taxOffice: 'İkitelli',
    line1: 'İkitelli OSB, Giyim Sanatkârları Sitesi 3. Ada B Blok No: 18',
    postalCode: '34490',
    owner: { name: 'Hakan Yıldız', email: 'hakan@gokirmak.example', locale: 'tr' },
  },
  lumiere: {
    taxNumber: 'FR83404833048',
    line1: '14 rue des Canuts',
    postalCode: '69004',
    owner: { name: 'Claire Fontanel', email: 'claire@lumiere-textile.example', locale: 'en' },
  },
  terazi: {
    taxNumber: '7409251839',
    taxOffice: 'Liman',
    line1: 'Serbest Bölge Yolu No: 5',
    postalCode: '33020',
    owner: { name: 'Serpil Aydın', email: 'serpil@terazibasi.example', locale: 'tr' },
  },
  kumrulu: {
    taxNumber: '7409251839',
    taxOffice: 'Şahinbey',
    line1: 'Ünaldı Mahallesi, Makineciler Sokak No: 41',
    postalCode: '27080',
    owner: { name: 'Kadir Kumru', email: 'kadir@kumrulu.example', locale: 'tr' },
  },
  camlibel: {
    taxNumber: '2194635075',
    taxOffice: 'Çekirge',
    line1: 'Demirtaş OSB, Çiğdem 2 Sokak No: 9',
    postalCode: '16369',
    owner: { name: 'Melis Çam', email: 'melis@camlibel.example', locale: 'tr' },
  },
  zarafruz: {
    taxNumber: '302123456',
    line1: 'Amir Temur koʻchasi 88',
    postalCode: '160100',
    owner: { name: 'Dilshod Karimov', email: 'dilshod@zarafruz.example', locale: 'en' },
  },
  halden: {
    taxNumber: '987654321',
    line1: 'Tistedalsgata 21',
    postalCode: '1772',
    owner: { name: 'Ingrid Berge', email: 'ingrid@halden-loom.example', locale: 'en' },
    partner: { name: 'Lars Moen', email: 'lars@halden-loom.example', locale: 'en' },
  },
  erguvan: {
    taxNumber: '3582064172',
    taxOffice: 'Başkent',
    line1: 'Atatürk Bulvarı No: 204',
    postalCode: '06680',
    owner: { name: 'Tülin Ersoy', email: 'tulin@erguvan.example', locale: 'tr' },
  },
  incirli: {
    taxNumber: '4705182367',
    taxOffice: 'Pamukkale',
    line1: 'Gümüşler Mahallesi, 1. Sanayi Sokak No: 27',
    postalCode: '20160',
    owner: { name: 'Osman İncir', email: 'osman@incirli.example', locale: 'tr' },
  },
  karabatak: {
    taxNumber: '5269401732',
    taxOffice: 'Beyoğlu',
    line1: 'Meclisi Mebusan Caddesi No: 61',
    postalCode: '34427',
    owner: { name: 'Rıza Batak', email: 'riza@karabatak.example', locale: 'tr' },
  },
};

/** The staff's reasons for their decisions. */
export const demoReasons: Readonly<Partial<Record<CompanyKey, string>>> = {
  lumiere: 'The registered address is that of a mailbox service. State where the company works.',
  camlibel: 'Unvan, ticaret sicilindeki unvanla aynı değil: “Sanayi” ve “Ticaret” sözcüklerini açık yazın.',
  brokwell: 'The free zone has no company of this name.',
  incirli: 'Sicilde bu adreste böyle bir şirket görünmüyor.',
};

/** What companies that were turned down say when they ask for another look. */
export const demoAppeals: Readonly<Partial<Record<CompanyKey, string>>> = {
  incirli: 'Geçen ay taşındık. Yeni adres sicile 9 Kasım’da işlendi, güncel kaydı yükledik.',
};

/** A decision that one of the staff proposed; another has to confirm it. */
export const demoProposals: Readonly<Partial<Record<CompanyKey, 'approve'>>> = { erguvan: 'approve' };

/** An invented sanctions list, for the only company of the demo market with a name like one on it. */
export const demoSanctionsList = ['Karabatak Tekstil Makineleri Ticaret', 'Zümrüdüanka Denizcilik'] as const;
