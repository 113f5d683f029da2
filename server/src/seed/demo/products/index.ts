import type { DemoProduct } from '../listing.ts';
import { circularKnitting } from './circular-knitting.ts';
import { cutting } from './cutting.ts';
import { dobbiesJacquards } from './dobbies-jacquards.ts';
import { dyeing } from './dyeing.ts';
import { embroidery } from './embroidery.ts';
import { fibreExtrusion } from './fibre-extrusion.ts';
import { finishing } from './finishing.ts';
import { flatWarpKnitting } from './flat-warp-knitting.ts';
import { homeTextiles } from './home-textiles.ts';
import { hosiery } from './hosiery.ts';
import { jetLooms } from './jet-looms.ts';
import { knittedFabric } from './knitted-fabric.ts';
import { laboratory } from './laboratory.ts';
import { nonwovens } from './nonwovens.ts';
import { partsMaterials } from './parts-materials.ts';
import { printing } from './printing.ts';
import { rapierLooms } from './rapier-looms.ts';
import { secondHandKnitting } from './second-hand-knitting.ts';
import { secondHandLooms } from './second-hand-looms.ts';
import { sewing } from './sewing.ts';
import { spinning } from './spinning.ts';
import { spinningPreparation } from './spinning-preparation.ts';
import { utilities } from './utilities.ts';
import { warpingSizing } from './warping-sizing.ts';
import { windingTwisting } from './winding-twisting.ts';
import { wovenFabric } from './woven-fabric.ts';
import { yarn } from './yarn.ts';

/** Everything the demo market sells, in the order of the category tree. */
export const demoProducts: readonly DemoProduct[] = [
  ...fibreExtrusion,
  ...spinningPreparation,
  ...spinning,
  ...windingTwisting,
  ...warpingSizing,
  ...rapierLooms,
  ...jetLooms,
  ...secondHandLooms,
  ...dobbiesJacquards,
  ...circularKnitting,
  ...secondHandKnitting,
  ...hosiery,
  ...flatWarpKnitting,
  ...embroidery,
  ...nonwovens,
  ...dyeing,
  ...finishing,
  ...printing,
  ...cutting,
  ...sewing,
  ...laboratory,
  ...utilities,
  ...yarn,
  ...wovenFabric,
  ...knittedFabric,
  ...homeTextiles,
  ...partsMaterials,
];
