import type { Machine } from '../drawing.ts';
import { abrasionTesterElevation } from './abrasion-tester.ts';
import { beamDyeingElevation } from './beam-dyeing.ts';
import { beltDryerElevation } from './belt-dryer.ts';
import { boilerElevation } from './boiler.ts';
import { calenderElevation } from './calender.ts';
import { cardElevation } from './card.ts';
import { circularKnittingElevation } from './circular-knitting.ts';
import { comberElevation } from './comber.ts';
import { compressorElevation } from './compressor.ts';
import { cuttingTableElevation } from './cutting-table.ts';
import { digitalPrinterElevation } from './digital-printer.ts';
import { drawFrameElevation } from './draw-frame.ts';
import { dyeDrumElevation } from './dye-drum.ts';
import type { Elevation } from './elevation.ts';
import { embroideryElevation } from './embroidery.ts';
import { evennessTesterElevation } from './evenness-tester.ts';
import { fibreExtrusionElevation } from './fibre-extrusion.ts';
import { flatKnittingElevation } from './flat-knitting.ts';
import { fusingPressElevation } from './fusing-press.ts';
import { hosieryElevation } from './hosiery.ts';
import { hydroentanglingElevation } from './hydroentangling.ts';
import { inspectionMachineElevation } from './inspection-machine.ts';
import { jetDyeingElevation } from './jet-dyeing.ts';
import { jiggerElevation } from './jigger.ts';
import { loomElevation } from './loom.ts';
import { needleLoomElevation } from './needle-loom.ts';
import { plateElevation } from './plate.ts';
import { raisingMachineElevation } from './raising-machine.ts';
import { ringFrameElevation } from './ring-frame.ts';
import { rotaryPrinterElevation } from './rotary-printer.ts';
import { rotorSpinningElevation } from './rotor-spinning.ts';
import { rovingFrameElevation } from './roving-frame.ts';
import { sewingElevation } from './sewing.ts';
import { sheddingHeadElevation } from './shedding-head.ts';
import { sizerElevation } from './sizer.ts';
import { spectrophotometerElevation } from './spectrophotometer.ts';
import { spreaderElevation } from './spreader.ts';
import { spunbondElevation } from './spunbond.ts';
import { stenterElevation } from './stenter.ts';
import { tensileTesterElevation } from './tensile-tester.ts';
import { twisterElevation } from './twister.ts';
import { warpKnittingElevation } from './warp-knitting.ts';
import { warperElevation } from './warper.ts';
import { washingRangeElevation } from './washing-range.ts';
import { waterTreatmentElevation } from './water-treatment.ts';
import { winderElevation } from './winder.ts';
import { yarnConeElevation } from './yarn-cone.ts';

type Elevations = { readonly [K in Machine['kind']]: Elevation<Extract<Machine, { kind: K }>> };

/** The drawing of every machine, by kind; the type makes the list complete. */
export const elevations: Elevations = {
  'abrasion-tester': abrasionTesterElevation,
  'evenness-tester': evennessTesterElevation,
  'inspection-machine': inspectionMachineElevation,
  spectrophotometer: spectrophotometerElevation,
  spreader: spreaderElevation,
  'beam-dyeing': beamDyeingElevation,
  'belt-dryer': beltDryerElevation,
  boiler: boilerElevation,
  calender: calenderElevation,
  card: cardElevation,
  'circular-knitting': circularKnittingElevation,
  comber: comberElevation,
  compressor: compressorElevation,
  'cutting-table': cuttingTableElevation,
  'digital-printer': digitalPrinterElevation,
  'draw-frame': drawFrameElevation,
  'dye-drum': dyeDrumElevation,
  embroidery: embroideryElevation,
  'fibre-extrusion': fibreExtrusionElevation,
  'flat-knitting': flatKnittingElevation,
  'fusing-press': fusingPressElevation,
  hosiery: hosieryElevation,
  hydroentangling: hydroentanglingElevation,
  'jet-dyeing': jetDyeingElevation,
  jigger: jiggerElevation,
  loom: loomElevation,
  'needle-loom': needleLoomElevation,
  plate: plateElevation,
  'raising-machine': raisingMachineElevation,
  'ring-frame': ringFrameElevation,
  'rotary-printer': rotaryPrinterElevation,
  'rotor-spinning': rotorSpinningElevation,
  'roving-frame': rovingFrameElevation,
  sewing: sewingElevation,
  'shedding-head': sheddingHeadElevation,
  sizer: sizerElevation,
  spunbond: spunbondElevation,
  stenter: stenterElevation,
  'tensile-tester': tensileTesterElevation,
  twister: twisterElevation,
  'warp-knitting': warpKnittingElevation,
  warper: warperElevation,
  'washing-range': washingRangeElevation,
  'water-treatment': waterTreatmentElevation,
  winder: winderElevation,
  'yarn-cone': yarnConeElevation,
};
