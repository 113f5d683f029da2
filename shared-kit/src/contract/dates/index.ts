export { type DateFieldName, dateField, dateFieldNames, dateFields } from './date-fields.ts';
export { type DayRange, dayOf, dayRange, orderFault, rangeFault, takesDay } from './day-fault.ts';
export { dateFieldKeyword, dayInput } from './day-input.ts';
