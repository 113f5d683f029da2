/** The frame of a working page and the states of what it asks the server for. */
export { Answer } from './answer.tsx';
export { EmptySheet } from './empty-sheet.tsx';
export { Page } from './page.tsx';
