/** A feed in the form of the European Central Bank's. */
export const feedOf = ({ date, USD, CHF }: Readonly<{ date: string; USD: string; CHF: string }>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>
<Cube time='${date}'>
<Cube currency='USD' rate='${USD}'/>
<Cube currency='JPY' rate='171.20'/>
<Cube currency='CHF' rate='${CHF}'/>
</Cube>
</Cube>
</gesmes:Envelope>`;
