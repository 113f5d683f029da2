"""Computes finance-oracle.json, by other means than the code it tests.

Run it again with: python3 compute_cases.py > finance-oracle.json, then format that file with Biome.
Interest is exact as a fraction and rounded once. An instalment is found by following the debt forwards
as "so much, less so many instalments"; the code goes backwards over the periods. `python3 compute_cases.py 1000`
writes that many realistic schedules instead.
"""

import calendar
import json
import sys
from datetime import date
from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction

getcontext().prec = 40
EVERY = {"monthly": 1, "quarterly": 3, "half-yearly": 6}
BASIS = {"30/360": 360, "ACT/360": 360, "ACT/365": 365}
USUAL = {
    "product": "term-loan", "currency": "USD", "drawdownOn": "2027-01-15", "graceMonths": 0,
    "graceInterest": "paid", "dayCount": "30/360", "rhythm": "monthly", "timing": "arrears",
    "repayment": "level", "balloon": "0", "fees": [], "taxes": [],
}


def cents(value):
    """Half-up to hundredths."""
    doubled = Fraction(value) * 200
    whole = (doubled.numerator // doubled.denominator + 1) // 2
    return Fraction(whole, 100)


def text(value):
    return str((Decimal(value.numerator) / Decimal(value.denominator)).quantize(Decimal("0.01")))


def months_later(day, months):
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def nominal(rate):
    if rate["kind"] == "fixed":
        return Fraction(rate["percent"])
    return max(Fraction(rate["basePercent"]) + Fraction(rate["spreadPercent"]), Fraction(rate["floorPercent"] or 0), Fraction(0))


def share(percent, amount):
    return cents(Fraction(percent) * Fraction(amount) / 100)


class Debt:
    """A loan from its drawdown on."""

    def __init__(self, terms):
        self.terms = terms
        self.start = date.fromisoformat(terms["drawdownOn"])
        self.every = EVERY[terms["rhythm"]]
        self.steps = terms["months"] // self.every
        self.grace = terms["graceMonths"] // self.every
        self.taxes = [Fraction(it["percent"]) for it in terms["taxes"] if it["base"] == "interest"]
        self.balloon = Fraction(terms["balloon"])
        self.in_advance = terms["timing"] == "advance"
        first = self.grace if self.in_advance else self.grace + 1
        self.pays = range(first, first + self.steps - self.grace)
        self.with_option = self.in_advance and terms["repayment"] == "level" and self.balloon > 0

    def day(self, step):
        return months_later(self.start, step * self.every)

    def days(self, step):
        if self.terms["dayCount"] == "30/360":
            return 30 * self.every
        return (self.day(step) - self.day(step - 1)).days

    def exact_interest(self, step, owed):
        basis = BASIS[self.terms["dayCount"]]
        return owed * nominal(self.terms["rate"]) * self.days(step) / (100 * basis)

    def growth(self, step):
        return 1 + self.exact_interest(step, Fraction(1)) * (1 + sum(self.taxes, Fraction(0)) / 100)

    def instalment(self, owed):
        """Follows the debt as `known - unknown × instalment`, from the end of grace."""
        known, unknown = owed, Fraction(0)
        for step in range(self.grace, self.steps + 1):
            if step > self.grace:
                known, unknown = known * self.growth(step), unknown * self.growth(step)
            if step in self.pays:
                unknown += 1
        return cents((known - self.balloon) / unknown)

    def rows(self):
        owed, usual, rows = Fraction(self.terms["principal"]), None, []
        is_level = self.terms["repayment"] == "level"
        for step in range(self.steps + 1):
            interest = cents(self.exact_interest(step, owed)) if step > 0 else Fraction(0)
            taxes = sum((share(tax, interest) for tax in self.taxes), Fraction(0))
            if step == self.steps and self.with_option:
                # The option price contains what the last period costs.
                interest = self.balloon - owed - taxes
            added = (step == self.steps and self.with_option) or (
                step <= self.grace and self.terms["graceInterest"] == "capitalised")
            charge = interest + taxes
            owed += charge if added else 0
            if step == self.pays[0]:
                usual = self.instalment(owed) if is_level else cents((owed - self.balloon) / len(self.pays))
            repaid = Fraction(0)
            if step in self.pays:
                left = self.balloon
                if self.with_option:
                    left = cents(self.balloon / self.growth(self.steps))
                repaid = usual - charge if is_level and step > self.grace else usual
                repaid = owed - left if step == self.pays[-1] else min(repaid, owed - left)
            owed -= repaid
            balloon = owed if step == self.steps else Fraction(0)
            owed -= balloon
            row = {
                "due": str(self.day(step)), "month": step * self.every, "interest": interest, "taxes": taxes,
                "principal": repaid - charge if added else repaid,
                "payment": repaid if added else repaid + charge, "balloon": balloon, "balance": owed,
            }
            if step in self.pays or charge + balloon != 0:
                rows.append(row)
        return (usual if is_level else None), rows


def charges(terms):
    """Fees and taxes that are due once: what, how much, in which month, and whether the principal pays it."""
    fees = [
        ("fee", Fraction(it["of"]["amount"]) if it["of"]["kind"] == "amount" else share(it["of"]["percent"], terms["principal"]),
         it["dueMonth"], it["isFinanced"]) for it in terms["fees"]]
    found = list(fees)
    for tax in terms["taxes"]:
        if tax["base"] == "fees":
            found += [("tax", share(tax["percent"], amount), month, financed) for _, amount, month, financed in fees]
        if tax["base"] == "principal":
            found.append(("tax", share(tax["percent"], terms["principal"]), 0, False))
        if tax["base"] == "import-value":
            found.append(("tax", share(tax["percent"], tax["baseAmount"]), 0, False))
    return found


def effective(flows):
    """The yearly percentage at which all flows, by their days, are worth nothing: by halving an interval."""
    def worth(rate):
        return sum(amount * ((1 + rate).ln() * -Decimal(days) / 365).exp() for amount, days in flows)
    low, high = Decimal("-0.9"), Decimal(10)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if worth(middle) > 0 else (middle, high)
    return str((low * 100).quantize(Decimal("0.000001"), ROUND_HALF_UP))


def decimal_of(value):
    return Decimal(value.numerator) / Decimal(value.denominator)


def case(name, total, with_rows=True, **changes):
    terms = {**USUAL, **changes}
    debt = Debt(terms)
    instalment, rows = debt.rows()
    once = charges(terms)
    total_of = lambda key: sum((row[key] for row in rows), Fraction(0))
    fees = sum((amount for kind, amount, *_ in once if kind == "fee"), Fraction(0))
    taxes = total_of("taxes") + sum((amount for kind, amount, *_ in once if kind == "tax"), Fraction(0))
    from_principal = sum((amount for *_, amount, _month, financed in once if financed), Fraction(0))
    up_front = sum((amount for _, amount, month, financed in once if month == 0 and not financed), Fraction(0))
    in_advance = sum((row["payment"] + row["balloon"] for row in rows if row["month"] == 0), Fraction(0))
    principal, cost = Fraction(terms["principal"]), total_of("interest") + taxes + fees
    reaches = principal - from_principal
    expected = {
        "instalment": instalment, "totalInterest": total_of("interest"), "totalTaxes": taxes, "totalFees": fees,
        "totalCost": cost, "totalPaid": cost + principal - from_principal, "upFront": up_front,
        "reachesMaker": reaches, "ownFunds": Fraction(total) - reaches, "atDrawdown": up_front + in_advance,
        "cashNeeded": Fraction(total) - reaches + up_front + in_advance,
    }
    expected = {key: value if value is None else text(value) for key, value in expected.items()}
    if with_rows:
        flows = [(decimal_of(principal), 0)]
        flows += [(-decimal_of(amount), (months_later(debt.start, month) - debt.start).days) for _, amount, month, _ in once]
        flows += [(-decimal_of(row["payment"] + row["balloon"]), (debt.day(row["month"] // debt.every) - debt.start).days) for row in rows]
        expected["effectiveRatePercent"] = effective(flows)
        keys = ("interest", "taxes", "principal", "payment", "balloon", "balance")
        expected["rows"] = [" ".join([row["due"], *(text(row[key]) for key in keys)]) for row in rows]
    else:
        expected["interest"] = " ".join(text(row["interest"]) for row in rows)
    return {"name": name, "total": total, "terms": changes, "expected": expected}


def fixed(percent):
    return {"kind": "fixed", "percent": percent}


def fee(of, financed=False, month=0, kind="arrangement"):
    stated = {"kind": "percent", "percent": of[:-1]} if of.endswith("%") else {"kind": "amount", "amount": of}
    return {"kind": kind, "of": stated, "dueMonth": month, "isFinanced": financed}


def tax(percent, base="interest", amount=None):
    return {"name": "BSMV", "percent": percent, "base": base, "baseAmount": amount}


def floating(base, spread, floor):
    return {"kind": "floating", "base": "SOFR 6M", "basePercent": base, "baseOn": "2026-11-20",
            "spreadPercent": spread, "resetMonths": 6, "floorPercent": floor}


if __name__ == "__main__":
    from chosen_loans import chosen, realistic

    if len(sys.argv) > 1:
        found = realistic(case, int(sys.argv[1]), seed=44)
    else:
        found = chosen(case) + realistic(case, 300, seed=20261128)
    json.dump(found, sys.stdout, ensure_ascii=False)
