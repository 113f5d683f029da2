/** Here the market serves the licences of the libraries that its pages and its server contain. */
export const noticesPath = '/notices.txt';
