"""The loans of finance-oracle.json: some chosen for what is hard about them, the others as banks write them."""

import random
from datetime import date, timedelta


def chosen(case):
    from compute_cases import fee, fixed, floating, tax

    day_counts = ("30/360", "ACT/360", "ACT/365")
    found = [
        case("half a cent in the first interest", "939806.40", principal="939806.40", rate=fixed("8.75"), months=48),
        case("half a cent in one instalment", "939806.40", principal="939806.40", rate=fixed("8.75"), months=1),
        case("half a cent by 365 days", "7300.00", principal="7300.00", rate=fixed("0.25"), months=3,
             dayCount="ACT/365", drawdownOn="2027-02-15"),
        case("half a cent by 360 days", "2052.00", principal="2052.00", rate=fixed("5.5"), months=6,
             dayCount="ACT/360", drawdownOn="2027-04-01"),
        case("half a cent in an instalment without interest", "100.01", principal="100.01", rate=fixed("0"), months=2),
        case("half a cent in equal shares of the principal", "1000.25", principal="1000.25", rate=fixed("6"), months=50,
             repayment="equal-principal"),
        case("half a cent in a tax", "120000.00", principal="120000.00", rate=fixed("7.01"), months=12, taxes=[tax("5"), tax("15")]),
        case("half a cent in a fee and in its tax", "125010.10", principal="100010.00", rate=fixed("8"), months=24,
             fees=[fee("0.0005%"), fee("250.10", month=6, kind="management")], taxes=[tax("5", "fees")]),
        case("half a cent in a tax of the principal", "100.10", principal="100.10", rate=fixed("8"), months=12,
             taxes=[tax("5", "principal"), tax("0.5", "import-value", "301.00")]),
    ]
    for count in day_counts:
        common = {"principal": "939806.40", "rate": fixed("8.75"), "dayCount": count, "drawdownOn": "2027-01-31"}
        found += [
            case(f"{count}, level", "1174758.00", months=60, **common),
            case(f"{count}, equal shares, quarterly", "1174758.00", months=36, rhythm="quarterly", repayment="equal-principal", **common),
            case(f"{count}, balloon", "1174758.00", months=48, balloon="187961.28", **common),
            case(f"{count}, grace paid", "1174758.00", months=36, graceMonths=6, taxes=[tax("5")], **common),
            case(f"{count}, grace added", "1174758.00", months=36, graceMonths=12, rhythm="half-yearly",
                 graceInterest="capitalised", taxes=[tax("5"), tax("15")], **common),
            case(f"{count}, lease in advance", "1174758.00", months=48, timing="advance", product="financial-lease", **common),
            case(f"{count}, lease in advance with a purchase option", "1174758.00", months=48, timing="advance",
                 product="financial-lease", balloon="9398.06", taxes=[tax("5")], **common),
            case(f"{count}, equal shares in advance with a balloon", "1174758.00", months=24, timing="advance",
                 repayment="equal-principal", balloon="93980.64", **common),
            case(f"{count}, lease in advance after grace", "1174758.00", months=36, graceMonths=3, timing="advance",
                 product="financial-lease", **common),
        ]
    lent = {"principal": "952380.95", "months": 36}
    found += [
        case("a financed fee", "1190476.19", rate=fixed("9.9"), fees=[fee("1.5%", financed=True)], **lent),
        case("a financed fee with its tax", "1190476.19", rate=fixed("9.9"),
             fees=[fee("1.5%", financed=True), fee("350.50", kind="notary")], taxes=[tax("5"), tax("5", "fees")], **lent),
        case("fees of their own months with taxes", "1190476.19", rate=fixed("9.9"),
             fees=[fee("0.75%", month=12, kind="commitment"), fee("1234.56", kind="insurance")],
             taxes=[tax("5", "fees"), tax("0.948", "principal"), tax("6", "import-value", "800000.00")], **lent),
        case("an instalment in advance beside a financed fee", "1190476.19", rate=fixed("11.25"), timing="advance",
             fees=[fee("2%", financed=True)], **lent),
        case("a base above its floor", "1190476.19", rate=floating("3.92", "3.93", "0"), **lent),
        case("a base below its floor", "1190476.19", rate=floating("-0.75", "1.5", "1.25"), **lent),
        case("a base below zero without a floor", "1190476.19", rate=floating("-2.5", "1.5", None), **lent),
        case("240 months", "1190476.19", principal="952380.95", months=240, rate=fixed("7.3333")),
    ]
    return found


def realistic(case, count, seed):
    """Loans for machines as banks write them: whole sums per machine, rates in steps, usual terms. Reproducible."""
    from compute_cases import fee, fixed, tax

    chance = random.Random(seed)
    pick = chance.choice
    found = []
    while len(found) < count:
        number = len(found) + 1
        total = pick((12, 4, 8, 1, 2, 6)) * chance.randrange(18_500_00, 148_000_00, pick((50_00, 10_00, 12_40, 1_00)))
        principal = total * pick((70, 75, 80, 85, 90, 100)) // 100
        rhythm, every = pick((("monthly", 1),) * 8 + (("quarterly", 3), ("half-yearly", 6)))
        months = pick((12, 18, 24, 36, 48, 60, 84)) // every * every
        terms = {
            "principal": f"{principal // 100}.{principal % 100:02}", "months": months, "rhythm": rhythm,
            "rate": fixed(pick(("5.25", "6", "6.9", "7.5", "7.85", "8", "8.25", "8.5", "8.75", "9", "9.75", "10.5", "12", "18.5", "24"))),
            "dayCount": pick(("30/360", "30/360", "ACT/360", "ACT/365")),
            "drawdownOn": str(date(2027, 1, 1) + timedelta(days=chance.randrange(700))),
        }
        if chance.random() < 0.25:
            terms["taxes"] = [tax("5")]
        if chance.random() < 0.5:
            terms["fees"] = [fee(pick(("0.5%", "1%", "1.25%", "1.5%")), financed=chance.random() < 0.3)]
        if chance.random() < 0.15:
            terms["repayment"] = "equal-principal"
        if chance.random() < 0.15:
            terms["timing"] = "advance"
        found.append(case(f"realistic {number}", f"{total // 100}.{total % 100:02}", with_rows=False, **terms))
    return found
