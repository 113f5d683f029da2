import {
  type CheckFinding,
  type CheckName,
  type CompanyCheck,
  checkFindings,
} from 'shared-kit/contract/checks';

type Found = Readonly<{
  compared?: readonly (string | null)[];
  companies?: CompanyCheck['companies'];
}>;

/** A check's result; the outcome follows from what it found. Values that don't exist were not compared. */
export const found = (
  check: CheckName,
  finding: CheckFinding,
  { compared = [], companies = [] }: Found = {},
): CompanyCheck => ({
  check,
  finding,
  outcome: checkFindings[finding],
  companies,
  compared: compared.filter((it): it is string => it !== null && it !== ''),
});
