import { machines } from '../listing.ts';

export const secondHandKnitting = machines('circular-knitting', [
  {
    seller: 'niersbrueck',
    model: 'Shinmaru SK 3026 J (2015)',
    title: ['Shinmaru jacquard knitting machine, 2015', 'Shinmaru jakar örme makinesi, 2015'],
    text: [
      'Electronic double-jersey jacquard from a Swabian outerwear knitter, E18, with the design software dongle. Actuators complete and tested one by one.',
      'Svabya’da dış giyim ören bir işletmeden elektronik çift plaka jakar, E18; desen yazılımı anahtarıyla. Aktüatörler eksiksiz, tek tek denendi.',
    ],
    condition: 'used',
    year: 2015,
    origin: 'JP',
    newPrice: 78_000,
    weeks: 4,
    body: [7, 2850, 2650, 3200, 3200],
    air: 4,
    is: {
      knit_structure: 'jacquard',
      cylinder_diameter_in: 30,
      gauge: 18,
      feeders: 90,
      needles: 1692,
      speed_rpm: 25,
      open_width: false,
    },
  },
  {
    seller: 'ikincimekik',
    model: 'Lanyang LY-S42 (2013)',
    title: ['Lanyang LY-S42 large-diameter single jersey, 2013', 'Lanyang LY-S42 geniş çap süprem, 2013'],
    text: [
      'A 42-inch body for sheets and wide prints, hard to find second-hand. Cylinder scored on nine needles’ width, repaired and documented; priced for it.',
      'Çarşaf ve geniş baskı zemini için 42 pus gövde; ikinci elde zor bulunur. Silindirde dokuz iğne genişliğinde çizik onarılıp belgelendi, fiyatı buna göredir.',
    ],
    condition: 'used',
    year: 2013,
    origin: 'TW',
    newPrice: 46_000,
    weeks: 2,
    body: [7.5, 3500, 3250, 3400, 3900],
    air: 4,
    is: {
      knit_structure: 'single-jersey',
      cylinder_diameter_in: 42,
      gauge: 24,
      feeders: 126,
      needles: 3168,
      speed_rpm: 25,
      open_width: true,
    },
  },
]);
