import type { Knit } from './cloth/knit.ts';
import type { Print } from './cloth/print.ts';
import type { Terry } from './cloth/terry.ts';
import type { Weave } from './cloth/weave.ts';
import type { AbrasionTester } from './machines/abrasion-tester.ts';
import type { BeamDyeing } from './machines/beam-dyeing.ts';
import type { BeltDryer } from './machines/belt-dryer.ts';
import type { Boiler } from './machines/boiler.ts';
import type { Calender } from './machines/calender.ts';
import type { Card } from './machines/card.ts';
import type { CircularKnitting } from './machines/circular-knitting.ts';
import type { Comber } from './machines/comber.ts';
import type { Compressor } from './machines/compressor.ts';
import type { CuttingTable } from './machines/cutting-table.ts';
import type { DigitalPrinter } from './machines/digital-printer.ts';
import type { DrawFrame } from './machines/draw-frame.ts';
import type { DyeDrum } from './machines/dye-drum.ts';
import type { Embroidery } from './machines/embroidery.ts';
import type { EvennessTester } from './machines/evenness-tester.ts';
import type { FibreExtrusion } from './machines/fibre-extrusion.ts';
import type { FlatKnitting } from './machines/flat-knitting.ts';
import type { FusingPress } from './machines/fusing-press.ts';
import type { Hosiery } from './machines/hosiery.ts';
import type { Hydroentangling } from './machines/hydroentangling.ts';
import type { InspectionMachine } from './machines/inspection-machine.ts';
import type { JetDyeing } from './machines/jet-dyeing.ts';
import type { Jigger } from './machines/jigger.ts';
import type { Loom } from './machines/loom.ts';
import type { NeedleLoom } from './machines/needle-loom.ts';
import type { Plate } from './machines/plate.ts';
import type { RaisingMachine } from './machines/raising-machine.ts';
import type { RingFrame } from './machines/ring-frame.ts';
import type { RotaryPrinter } from './machines/rotary-printer.ts';
import type { RotorSpinning } from './machines/rotor-spinning.ts';
import type { RovingFrame } from './machines/roving-frame.ts';
import type { Sewing } from './machines/sewing.ts';
import type { SheddingHead } from './machines/shedding-head.ts';
import type { Sizer } from './machines/sizer.ts';
import type { Spectrophotometer } from './machines/spectrophotometer.ts';
import type { Spreader } from './machines/spreader.ts';
import type { Spunbond } from './machines/spunbond.ts';
import type { Stenter } from './machines/stenter.ts';
import type { TensileTester } from './machines/tensile-tester.ts';
import type { Twister } from './machines/twister.ts';
import type { WarpKnitting } from './machines/warp-knitting.ts';
import type { Warper } from './machines/warper.ts';
import type { WashingRange } from './machines/washing-range.ts';
import type { WaterTreatment } from './machines/water-treatment.ts';
import type { Winder } from './machines/winder.ts';
import type { YarnCone } from './machines/yarn-cone.ts';

/** A piece of cloth, drawn thread by thread. */
export type Cloth = Weave | Knit | Terry | Print;

/** A machine, a package or the plate, drawn in ink. */
export type Machine =
  | AbrasionTester
  | EvennessTester
  | InspectionMachine
  | Spectrophotometer
  | Spreader
  | BeamDyeing
  | BeltDryer
  | Boiler
  | Calender
  | Card
  | CircularKnitting
  | Comber
  | Compressor
  | CuttingTable
  | DigitalPrinter
  | DrawFrame
  | DyeDrum
  | Embroidery
  | FibreExtrusion
  | FlatKnitting
  | FusingPress
  | Hosiery
  | Hydroentangling
  | JetDyeing
  | Jigger
  | Loom
  | NeedleLoom
  | Plate
  | RaisingMachine
  | RingFrame
  | RotaryPrinter
  | RotorSpinning
  | RovingFrame
  | Sewing
  | SheddingHead
  | Sizer
  | Spunbond
  | Stenter
  | TensileTester
  | Twister
  | WarpKnitting
  | Warper
  | WashingRange
  | WaterTreatment
  | Winder
  | YarnCone;

/** The data from which a product's picture is drawn: plain, so it can be hashed, stored and sent. */
export type Drawing = Machine | Cloth;
