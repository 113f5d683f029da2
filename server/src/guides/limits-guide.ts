import { guideTable } from 'shared-kit/contract/guides';
import { defaultLocale } from 'shared-kit/contract/languages';
import { signInFailures } from '../modules/accounts/index.ts';
import { backgroundConnections, queueConnections, webConnections } from '../platform/db/connection-limits.ts';
import { limits } from '../platform/http/limits/limits.ts';
import { turnLimits } from '../platform/http/turns.ts';
import { jobSlots } from '../platform/jobs/job-slots.ts';
import { laneLimits } from '../platform/threads/lanes.ts';

const grouped = new Intl.NumberFormat(defaultLocale);
const count = (most: number) => grouped.format(most);
const seconds = (ms = 0) => (ms >= 120_000 ? `${ms / 60_000} minutes` : `${ms / 1000} s`);
const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

const retried = '429, `Retry-After: 1`';
const closed = 'the connection is closed';

const ofOneAddress = guideTable(
  ['at once, from one address', 'most', 'beyond'],
  [
    ['connections', count(limits.connections), 'closed; not counted for named proxies'],
    ['requests whose answers are being made', count(limits.running), 'wait in line'],
    ['requests in line', count(limits.inLine), retried],
    ['requests unanswered on one connection', count(limits.pipelined), closed],
    ['answers that nobody takes', megabytes(limits.waitingBytes), retried],
    ['until all headers of a request are there', seconds(limits.headersMs), closed],
    [
      `pace of a body, over ${seconds(limits.body.overMs)}`,
      `${limits.body.bytesPerSecond / 1024} kB/s at least`,
      closed,
    ],
    ['in which no byte is taken', `${seconds(limits.sendingMs)}, or twice as long`, closed],
  ],
);

const { files, 'file-jobs': fileJobs } = laneLimits;
const ofThreads = guideTable(
  ['threads at once', 'run', 'run or wait', 'beyond'],
  [
    [
      'of one person',
      count(files.running.person),
      count(files.underWay.person),
      '429 `request.too-many`, `Retry-After: 2`',
    ],
    [
      'of one company',
      count(files.running.company),
      count(files.underWay.company),
      '503 `server.busy`, `Retry-After: 5`',
    ],
    [
      'of the process',
      count(files.running.process),
      count(files.underWay.process),
      '503 `server.busy`, `Retry-After: 5`',
    ],
    [
      'in jobs that read files',
      count(fileJobs.running.process),
      'all',
      `they wait; mail and other jobs have ${jobSlots.others} slots`,
    ],
  ],
);

const ofSigningIn = guideTable(
  [`failed passwords in ${signInFailures.windowSeconds} s`, 'most'],
  [
    ['from one address', count(signInFailures.fromOneAddress)],
    ['for one account', count(signInFailures.ofOneAccount)],
    ['for one account, from a browser that signed in to it before', count(signInFailures.fromKnownBrowser)],
  ],
);

const whole = 'as long as it takes';
const [web, background] = [webConnections, backgroundConnections];
const ofConnections = guideTable(
  ['', 'requests of visitors', 'jobs, mail, migrations, live news, `/api/ready`'],
  [
    ['connections', count(web.max ?? 0), `${background.max}, and 2 that listen for changes`],
    [
      'waiting for a connection',
      seconds(web.connectionTimeoutMillis),
      seconds(background.connectionTimeoutMillis),
    ],
    [
      'waiting for a lock',
      seconds(web.lock_timeout),
      `${seconds(background.lock_timeout)}; migrations ${whole}`,
    ],
    [
      'one statement',
      seconds(Number(web.statement_timeout)),
      `${seconds(Number(background.statement_timeout))}; migrations ${whole}`,
    ],
    [
      'a transaction left idle',
      seconds(web.idle_in_transaction_session_timeout),
      seconds(background.idle_in_transaction_session_timeout),
    ],
    ['a connection in use', seconds(web.mostHeldMs), whole],
  ],
);

const free = (web.max ?? 0) - turnLimits.allWrites;
const ofTurns = guideTable(
  ['of signed-in people at the same time', 'most'],
  [
    ['writes of one account', count(turnLimits.writes)],
    ['reads of one account', count(turnLimits.reads)],
    ['writes to one object, such as a quote', count(turnLimits.writesToOne)],
    ['all writes together', `${turnLimits.allWrites}, which leaves ${free} connections to reading`],
    [
      'requests waiting for this',
      `${turnLimits.waiting}, the next get 429; after ${seconds(turnLimits.patienceMs)} of waiting they get 503`,
    ],
  ],
);

const ofMinutes = guideTable(
  ['in a minute', 'most'],
  [
    ['writes of one account', '`WRITES_PER_MINUTE`'],
    ['writes of one account to one object', 'a third of it'],
    ['writes of all to one object', '`WRITES_PER_MINUTE`'],
  ],
);

/** The page `docs/limits.md`. */
export const limitsGuide = (): string => `# Limits

\`pnpm guides\` makes this page from the code. A test compares the two. The
[guide for operators](operator-guide.md#limits) says what they are for.

## Of one address

Each process counts for itself.

${ofOneAddress}

## Of files and papers

Each process counts for itself, files and papers apart. A thread ends after ${files.cpuSeconds} seconds of CPU time, in jobs and
commands after ${fileJobs.cpuSeconds}, and after \`THREAD_SECONDS\` in all.

${ofThreads}

## Of signing in

All processes count together. Beyond these the answer is 429 until the time is over.

${ofSigningIn}

## Of the database

Each process has these, and ${queueConnections.max} connections that take jobs from their queue.

${ofConnections}

## Of signed-in people

${ofTurns}

All processes count these together:

${ofMinutes}
`;
