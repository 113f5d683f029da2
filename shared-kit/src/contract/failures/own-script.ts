/** Address of a script of the host or of a release, without origin: its area and version, and its file name. */
export const ownScript =
  /^\/(?:h|r\/([a-z-]{1,40})\/([0-9A-Za-z.-]{1,80}))\/([0-9A-Za-z][0-9A-Za-z._-]{0,199}\.js)$/;

/** How many frames of a stack a report has at most, innermost first. */
export const mostFrames = 25;
