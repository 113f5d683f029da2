import { isTest } from './import-walls.mjs';

/** Folders in which imports between rooms point one way. */
const houses = /^(server\/src\/modules\/[^/]+|mf-[a-z]+\/src\/pages)\//;

/** The rooms of a house are its folders, and each file beside them. */
const roomIn = (house, path) => path.slice(house.length).split('/')[0];

const houseOf = (path) => houses.exec(path)?.[0];

/**
 * Arrows between two rooms of a house that see each other, directly or through others: one of a circle's arrows climbs.
 * `modules` are what the import check read: each file with what it imports.
 */
export function climbingArrows(modules) {
  return [...arrowsByHouse(modules)].flatMap(([house, arrows]) => {
    const seenFrom = reach(arrows);
    return arrows
      .filter(({ from, to }) => seenFrom(to).has(from))
      .map(
        ({ from, to, source, target }) => `${source} → ${target} (in ${house} ${to} leads to ${from} too)`,
      );
  });
}

function arrowsByHouse(modules) {
  const byHouse = new Map();
  for (const { source, dependencies } of modules) {
    if (new RegExp(isTest).test(source)) continue;
    for (const { resolved: target } of dependencies) {
      const house = houseOf(source);
      if (!house || houseOf(target) !== house) continue;
      const [from, to] = [roomIn(house, source), roomIn(house, target)];
      if (from !== to) byHouse.set(house, [...(byHouse.get(house) ?? []), { from, to, source, target }]);
    }
  }
  return byHouse;
}

/** All rooms that a room leads to. */
function reach(arrows) {
  return (room) => {
    const found = new Set();
    const open = [room];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { from, to } of arrows) {
        if (from !== at || found.has(to)) continue;
        found.add(to);
        open.push(to);
      }
    }
    return found;
  };
}
