import { tryFaults } from '../fixtures/try-faults.ts';

// What `faults` leaves out.
tryFaults((pages) => pages.slice(1));
