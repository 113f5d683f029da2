import { machines } from '../listing.ts';

export const dobbiesJacquards = machines('dobby-jacquard', [
  {
    seller: 'toessfelden',
    model: 'Steg 2816',
    title: ['Steg 2816 rotary dobby, 16 shafts', 'Steg 2816 rotatif armür, 16 çerçeve'],
    text: [
      'Positive rotary dobby for rapier and air-jet looms up to 1,000 rpm. The box is sealed and oil-cooled; the shafts are levelled from the loom’s own panel.',
      '1.000 devre kadar kancalı ve hava jetli makineler için pozitif rotatif armür. Kutu kapalı ve yağ soğutmalıdır; çerçeveler makinenin kendi panelinden aynı hizaya getirilir.',
    ],
    newPrice: 11_900,
    weeks: 10,
    body: [1.5, 1180, 560, 640, 395],
    is: { head_type: 'dobby', shafts: 16, speed_rpm: 1000, shaft_pitch_mm: 12 },
    tiers: [[6, '4']],
  },
  {
    seller: 'leiebeek',
    model: 'Kanteel 10752',
    title: ['Kanteel electronic jacquard, 10,752 hooks', 'Kanteel elektronik jakar, 10.752 platin'],
    text: [
      'For terry, damask and labels with a full-width design. Modules of sixteen hooks come out by hand, so a fault costs a mill minutes instead of a shift.',
      'Tam en desenli havlu, damask ve etiket için. On altı platinlik modüller elle sökülür; bir arıza vardiyaya değil, birkaç dakikaya mal olur.',
    ],
    newPrice: 86_500,
    weeks: 16,
    body: [4, 3650, 1280, 1190, 2450],
    is: { head_type: 'jacquard', hooks: 10_752, speed_rpm: 550 },
    choice: {
      id: 'hooks',
      name: ['Hooks', 'Platin sayısı'],
      values: [
        ['10752', ['10,752', '10.752'], 0],
        ['14336', ['14,336', '14.336'], 22_000],
      ],
    },
  },
  {
    seller: 'ikincimekik',
    model: 'Leiebeek Kanteel 2688 (2016)',
    title: [
      'Leiebeek Kanteel jacquard, 2,688 hooks, overhauled',
      'Leiebeek Kanteel jakar, 2.688 platin, revizyonlu',
    ],
    text: [
      'Taken off a furnishing loom in Bursa; all 168 modules bench-tested, springs and lifting knives new. Harness to your density is offered separately.',
      'Bursa’da döşemelik makinesinden alındı; 168 modülün tamamı tezgâhta denendi, yaylar ve bıçaklar yeni. Sıklığınıza göre koşum ayrıca tekliflendirilir.',
    ],
    condition: 'refurbished',
    year: 2016,
    origin: 'BE',
    newPrice: 38_000,
    weeks: 4,
    body: [2.2, 2140, 1060, 1050, 1180],
    is: { head_type: 'jacquard', hooks: 2688, speed_rpm: 500 },
  },
  {
    seller: 'mavihisar',
    model: 'Tössfelden Steg 2612 (2013)',
    title: ['Tössfelden Steg 2612 dobby, 12 shafts, 2013', 'Tössfelden Steg 2612 armür, 12 çerçeve, 2013'],
    text: [
      'Surplus after we moved to jacquard; four pieces, sold singly. Last oil change and bearing check in March, on the loom, with the protocol.',
      'Jakara geçince boşa çıktı; dört adet, tek tek satılır. Son yağ değişimi ve rulman kontrolü mart ayında, makine üzerinde, tutanaklı.',
    ],
    condition: 'used',
    year: 2013,
    origin: 'CH',
    newPrice: 9_800,
    weeks: 2,
    body: [1.3, 1120, 540, 620, 360],
    is: { head_type: 'dobby', shafts: 12, speed_rpm: 850, shaft_pitch_mm: 12 },
  },
]);
