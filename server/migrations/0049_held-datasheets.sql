-- Product pages, which processes keep in memory, say that a datasheet is held.
CREATE TRIGGER held_datasheet_change AFTER UPDATE OF inspection ON uploaded_file
  FOR EACH ROW WHEN (OLD.key LIKE 'datasheets/%' AND (OLD.inspection = 'held') <> (NEW.inspection = 'held'))
  EXECUTE FUNCTION tell_market_change();
