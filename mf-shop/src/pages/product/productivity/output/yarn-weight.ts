/** English cotton count: as many hanks of 840 yards as weigh one pound (ISO 2947 converts it so). */
const metresPerKilogramOfNe1 = (840 * 0.9144) / 0.45359237;

export const metresPerKilogram = (ne: number): number => metresPerKilogramOfNe1 * ne;
