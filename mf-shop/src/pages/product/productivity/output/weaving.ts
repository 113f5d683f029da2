/**
 * Metres of cloth an hour. The textbook weaving calculation: every pick that is beaten up adds its own spacing, so
 * picks per minute over picks per centimetre are centimetres a minute.
 */
export const wovenMetres = ({ picksPerMinute, picksPerCm }: Woven): number =>
  (picksPerMinute * 60) / (picksPerCm * 100);

type Woven = Readonly<{ picksPerMinute: number; picksPerCm: number }>;
