import { goods } from '../listing.ts';

/** Knits are sold by weight, as the trade does. */
export const knittedFabric = goods('fabric', [
  {
    seller: 'saricam',
    model: 'SR 160 SJ',
    title: ['Single jersey 160, combed 30/1', 'Süprem 160, penye 30/1'],
    text: [
      'T-shirt jersey, tubular or opened, enzyme-washed and compacted: five percent shrinkage both ways. Stock shade kingfisher; lab dips in four days.',
      'Tişörtlük süprem, tüp veya açık en; enzim yıkamalı, sanforlu, çekme her iki yönde yüzde beş. Stok rengi yalıçapkını mavisi; laboratuvar çıkışı dört gün.',
    ],
    newPrice: 6.4,
    weeks: 3,
    unit: 'kg',
    minimum: 200,
    multiple: 20,
    is: {
      construction: 'single-jersey',
      weight_gsm: 160,
      width_cm: 180,
      composition: 'CO 100%',
      materials: ['cotton'],
      colour_hex: '#3a5a78',
      certificates: ['oeko-tex', 'gots'],
    },
    tiers: [
      [1_000, '3'],
      [5_000, '6'],
    ],
  },
  {
    seller: 'saricam',
    model: 'SR 220 RB',
    title: ['2×1 rib 220 with elastane', 'Likralı kaşkorse 2×1, 220'],
    text: [
      'Collar, cuff and body rib with four percent elastane, heat-set so that the edge lies flat. Knitted on the same yarn lot as our single jersey for matching sets.',
      'Yaka, manşet ve gövde için yüzde dört likralı kaşkorse; kenarı dönmesin diye fikse edilir. Takım olsun diye süpremimizle aynı iplik partisinden örülür.',
    ],
    newPrice: 7.2,
    weeks: 3,
    unit: 'kg',
    minimum: 100,
    multiple: 20,
    is: {
      construction: 'rib',
      weight_gsm: 220,
      width_cm: 150,
      composition: 'CO 96% EL 4%',
      materials: ['cotton', 'elastane'],
      colour_hex: '#6f7f63',
      certificates: ['oeko-tex'],
    },
  },
  {
    seller: 'saricam',
    model: 'SR 190 IL',
    title: ['Modal interlock 190', 'Modal interlok 190'],
    text: [
      'Smooth on both sides, cool and heavy in the fall: for nightwear, babywear and dresses. Piece-dyed in small lots from 60 kg.',
      'İki yüzü de düz, serin, dökümlü: gecelik, bebek giyimi ve elbise için. 60 kg’dan başlayan küçük partilerde parça boyalı.',
    ],
    newPrice: 8.35,
    weeks: 4,
    unit: 'kg',
    minimum: 60,
    multiple: 20,
    is: {
      construction: 'interlock',
      weight_gsm: 190,
      width_cm: 170,
      composition: 'CMD 50% CO 50%',
      materials: ['modal', 'cotton'],
      colour_hex: '#c9a9a6',
    },
  },
]);
