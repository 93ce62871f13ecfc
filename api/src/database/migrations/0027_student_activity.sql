CREATE TABLE "student_activity" (
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_activity_student_id_kind_pk" PRIMARY KEY("student_id","kind")
);
--> statement-breakpoint
ALTER TABLE "student_activity" ADD CONSTRAINT "student_activity_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is known of the time before: until now it was looked up in five tables whenever it was asked.
insert into student_activity (student_id, kind, last_at)
select st.user_id, known.kind, max(known.at)
from students st
join (
  select user_id id, 'active time' kind, last_at at from active_time
  union all
  select student_id, 'attempt', last_attempt_at from student_practice
  union all
  select student_id, 'learn', completed_at from learn_completions
  union all
  select student_id, 'curriculum', completed_at from curriculum_items
  union all
  select student_id, 'tuition', starts_at + quarters * interval '15 minutes' from tuition_sessions
    where state = 'delivered' and starts_at <= now()
  union all
  -- A parent's view of a student's portal is no sign-in of the student's.
  select user_id, 'sign-in', created_at from sessions where viewed_from is null
) known on known.id = st.user_id
where known.at is not null
group by st.user_id, known.kind;
