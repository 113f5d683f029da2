/** Explains a refusal and its remedy. Codes not listed show the market's own text. */
export const remedies = {
  'release.area-unknown':
    'A new area joins by a token: the operator makes one with pnpm release:token create, then release again.',
  'release.token-invalid': 'The token is wrong or revoked. pnpm release:token list shows the valid ones.',
  'release.token-of-other-area': 'The token is for another area. Each area has its own.',
  'release.exists':
    'Its files can never change. pnpm rollback with that version makes it live, also when nobody had it yet.',
  'release.pointer-moved': 'Somebody released meanwhile. Look with pnpm releases, then try again.',
  'release.untried':
    'pnpm releases shows whether its trial waits or runs. --skip-gate "<why>" gives it without one; the reason is kept for ever.',
  'release.refused':
    'Mend what it found and release again. Only the staff, at /admin/releases, or the operator, by pnpm release:allow, may give it all the same.',
  'release.not-found': 'pnpm releases shows the versions that are kept.',
  'release.contract-unsupported':
    'Build it with the kit of the host that runs; a newer host has to be started first.',
  'release.names-missing':
    'Build it with the kit of the host that runs, or have its operator start a newer host first.',
  'release.not-granted': 'Ask the operator for a token that grants it, or declare another route.',
  'release.route-taken': 'Choose another name or path, or talk to the team that has it.',
  'release.page-unknown': 'Declare the route in src/area.ts, and build with the kit of the host that runs.',
  'release.too-large': 'Something large is imported by src/area.ts itself, or too much is in one release.',
  'release.build-invalid': 'Build again: pnpm build --force. The kit writes names, hashes and pages itself.',
  'release.version-wrong':
    'Build again: pnpm build --force. The kit makes the version from what it builds, so change sources, not built files.',
  'release.styles-reach-out': 'Mend the rules it names; the area guide says what a style sheet may hold.',
  'release.trial-unavailable':
    'The market has to make a database of its own for trials: its operator gives the role CREATEDB.',
  'files.unreachable': 'The market cannot reach the store of its files: its operator has to look.',
};
