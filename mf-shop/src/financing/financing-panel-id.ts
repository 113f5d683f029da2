/** The element that a monthly figure leads to. */
export const financingPanelId = 'financing';
