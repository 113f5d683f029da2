/** Puts the program's name before each line, since many programs write into one terminal. */
export function labelled(names) {
  const widest = Math.max(...names.map((it) => it.length));
  return (name) => (line) => line.trim() && console.log(`${name.padEnd(widest)} │ ${line}`);
}
